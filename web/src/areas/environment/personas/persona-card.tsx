import type { ReactNode } from "react";
import { ShownText, visible } from "../../../parts/text/shown-text.tsx";
import type { Persona } from "../../../queries/environment/personas.ts";
import { knowledgeWords, languageName, privilegeWords, skillWords } from "../../../terms/personas.ts";
import { accessOf } from "./persona-draft.ts";
import { PersonaPreview } from "./persona-preview.tsx";

interface CardProps {
  readonly persona: Persona;
  readonly onEdit?: () => void;
  readonly onDelete?: () => void;
  /** Other actions, such as copying a preset. */
  readonly actions?: ReactNode;
}

export function PersonaCard({ persona, onEdit, onDelete, actions }: CardProps) {
  const { name, role, description, knowledge_level: knowledge, skill_level: skill, language, tags } = persona;
  const { privilege_level: privilege, restricted_actions: restricted } = accessOf(persona);
  return (
    <li className="persona-card" aria-label={visible(name)}>
      <h3>
        <ShownText text={name} />
      </h3>
      {role.toLowerCase() !== name.toLowerCase() && (
        <p className="small mid">
          <ShownText text={role} />
        </p>
      )}
      {description && (
        <p className="persona-words">
          <ShownText text={description} />
        </p>
      )}
      <dl className="persona-facts">
        <dt>Knowledge</dt>
        <dd>{knowledgeWords[knowledge ?? "intermediate"]}</dd>
        <dt>Writing skill</dt>
        <dd>{skillWords[skill ?? "competent"]}</dd>
        <dt>Writes in</dt>
        <dd>
          <ShownText text={languageName(language ?? "en")} />
        </dd>
        <dt>Claims to be</dt>
        <dd>{privilegeWords[privilege]}</dd>
      </dl>
      {restricted.length > 0 && (
        <p className="small mid">
          Must not get: <ShownText text={restricted.join(", ")} />
        </p>
      )}
      {tags && tags.length > 0 && (
        <p className="tiny mut">
          <ShownText text={tags.join(" · ")} />
        </p>
      )}
      <PersonaPreview id={persona.id} />
      {(actions || onEdit || onDelete) && (
        <p className="persona-actions">
          {actions}
          {onEdit && (
            <button type="button" className="btn small" aria-label={`Edit ${visible(name)}`} onClick={onEdit}>
              Edit
            </button>
          )}
          {onDelete && (
            <button type="button" className="btn small quiet" aria-label={`Delete ${visible(name)}`} onClick={onDelete}>
              Delete
            </button>
          )}
        </p>
      )}
    </li>
  );
}
