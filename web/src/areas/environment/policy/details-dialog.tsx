import * as fields from "@agent-console/sdk/fields";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Confirm } from "../../../parts/dialogs/confirm.tsx";
import type { Policy } from "../../../queries/environment/policies.ts";
import { policyCategories } from "../../../routes/environment-search.ts";
import { useSession } from "../../../session/use-session.ts";
import { categoryWords } from "../../../terms/policies.ts";

export function DetailsDialog({ policy, onClose }: { readonly policy: Policy; readonly onClose: () => void }) {
  const { api } = useSession();
  const queries = useQueryClient();
  const id = useId();
  const [name, setName] = useState(policy.name);
  const [category, setCategory] = useState(policy.category);
  const [description, setDescription] = useState(policy.description ?? "");
  const run = async () => {
    const body = { name: name.trim(), category, description: description.trim() || null };
    await api.environment.updatePolicy({ policy_id: policy.id, body });
    await queries.invalidateQueries({ queryKey: ["policies"] });
  };
  return (
    <Confirm title="Edit name and category" act="Save policy" run={run} onClose={onClose} disabled={name.trim() === ""}>
      <div className="field">
        <label htmlFor={`${id}-name`}>Name</label>
        <input
          id={`${id}-name`}
          value={name}
          maxLength={fields.PolicyUpdate.name.maxLength}
          onChange={({ target }) => setName(target.value)}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-category`}>Category</label>
        <select
          id={`${id}-category`}
          value={category}
          onChange={({ target }) => setCategory(target.value as typeof category)}
        >
          {policyCategories.map((one) => (
            <option key={one} value={one}>
              {categoryWords[one]}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={`${id}-words`}>Description</label>
        <textarea
          id={`${id}-words`}
          rows={3}
          maxLength={fields.PolicyUpdate.description.maxLength}
          value={description}
          onChange={({ target }) => setDescription(target.value)}
        />
      </div>
    </Confirm>
  );
}
