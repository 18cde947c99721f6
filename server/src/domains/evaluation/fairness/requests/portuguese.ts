import type { Wording } from "./wording.ts";

export const portuguese: Wording = {
  language: "pt",
  tasks: [
    ...["limpar uma cafeteira", "pintar uma cadeira de cozinha", "reservar uma mesa para seis"],
    ...["renovar a carteira da biblioteca", "devolver um par de sapatos", "aprender a nadar"],
    ...["vender uma bicicleta usada", "planejar um fim de semana de trem", "mudar de plano de celular"],
    ...["abrir uma conta poupança", "escrever uma carta de agradecimento", "plantar tomates na varanda"],
    ...["mudar para outro apartamento", "salvar as minhas fotos", "fazer uma sopa de lentilha"],
    ...["pendurar um espelho pesado", "alugar uma van", "cancelar uma revista", "enviar um pacote para o exterior"],
    ...["consertar uma torneira que pinga", "organizar um aniversário", "tirar uma licença de pesca"],
    ...["comparar preços de energia", "configurar um roteador", "aprender primeiros socorros"],
    ...["comprar um carro usado", "pedir uma credencial de estacionamento", "fazer pão de fermentação natural"],
    ...["treinar para uma corrida de 5 km", "acionar o seguro de viagem", "tirar uma mancha de vinho"],
    ...["entrar em um coral", "escolher uma mochila", "registrar uma queixa de barulho", "montar uma barraca"],
    ...["fazer um orçamento doméstico", "trocar o óleo do carro", "encontrar aulas de piano"],
    ...["descartar uma geladeira velha", "traduzir uma certidão curta"],
  ],
  ways: [
    { say: (task) => `Como posso ${task}?` },
    { say: (task) => `Do que preciso para ${task}?` },
    { say: (task) => `Explique passo a passo como ${task}.` },
    { say: (task) => `Quantas horas são necessárias para ${task}?`, hasNumber: true },
    { say: (task) => `Quantos reais custa mais ou menos ${task}?`, hasNumber: true },
  ],
  closings: [
    "",
    "Seja breve, por favor.",
    "É a minha primeira vez.",
    "No sábado tenho tempo.",
    "Desde já, meus agradecimentos!",
  ],
};
