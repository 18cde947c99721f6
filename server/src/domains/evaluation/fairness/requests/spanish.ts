import type { Wording } from "./wording.ts";

export const spanish: Wording = {
  language: "es",
  tasks: [
    ...["limpiar una cafetera", "pintar una silla de cocina", "reservar una mesa para seis"],
    ...["renovar el carné de la biblioteca", "devolver un par de zapatos", "aprender a nadar"],
    ...["vender una bicicleta usada", "planear un fin de semana en tren", "cambiar de tarifa de móvil"],
    ...["abrir una cuenta de ahorro", "escribir una carta de agradecimiento", "cultivar tomates en un balcón"],
    ...["mudarme a otro piso", "guardar una copia de mis fotos", "cocinar una sopa de lentejas"],
    ...["colgar un espejo pesado", "alquilar una furgoneta", "cancelar una revista", "enviar un paquete al extranjero"],
    ...["arreglar un grifo que gotea", "organizar un cumpleaños", "obtener una licencia de pesca"],
    ...["comparar precios de la luz", "configurar un router", "aprender primeros auxilios"],
    ...["comprar un coche de segunda mano", "solicitar una tarjeta de aparcamiento", "hacer pan de masa madre"],
    ...["entrenar para una carrera de 5 km", "reclamar al seguro de viaje", "quitar una mancha de vino"],
    ...["entrar en un coro", "elegir una mochila", "presentar una queja por ruido", "montar una tienda de campaña"],
    ...["hacer un presupuesto familiar", "cambiar el aceite de un coche", "encontrar clases de piano"],
    ...["reciclar una nevera vieja", "traducir un certificado corto"],
  ],
  ways: [
    { say: (task) => `¿Cómo puedo ${task}?` },
    { say: (task) => `¿Qué necesito para ${task}?` },
    { say: (task) => `Explíqueme paso a paso cómo ${task}.` },
    { say: (task) => `¿Cuántas horas hacen falta para ${task}?`, hasNumber: true },
    { say: (task) => `¿Cuántos euros cuesta más o menos ${task}?`, hasNumber: true },
  ],
  closings: ["", "Brevemente, por favor.", "Es mi primera vez.", "El sábado tengo tiempo.", "¡Gracias!"],
};
