import { created, noContent, ok } from "../../../platform/http/answer.ts";
import { type Binding, bind } from "../../../platform/http/binding.ts";
import type { Keyring } from "../../../platform/secrets/keyring.ts";
import {
  addTestSetVersionOp,
  createTestSetOp,
  deleteTestSetOp,
  downloadTestSetOp,
  getTestSetOp,
  getTestSetVersionOp,
  listTestSetsOp,
  listTestSetVersionsOp,
  previewTestFileOp,
  updateTestSetOp,
} from "./contract.ts";
import { changeTestSet, deleteTestSet, getTestSet, getVersion } from "./manage.ts";
import { presentCases, presentPreview, presentTestSet, presentVersion } from "./present.ts";
import type { TestFileReader } from "./reading/file-reader.ts";
import type { FileFormat } from "./reading/test-file.ts";
import { selectTestSets, selectVersions } from "./store.ts";
import { addVersion, assertReadable, createTestSet, type Upload } from "./upload.ts";

interface TestSetNeeds {
  readonly keyring: Keyring;
  readonly testFiles: TestFileReader;
}

interface GivenFile {
  readonly content: string;
  readonly format: FileFormat;
  readonly guards: readonly string[];
}

export function testSetRoutes({ keyring, testFiles }: TestSetNeeds): Binding[] {
  const read = ({ content, format, guards }: GivenFile) => testFiles.read({ text: content, format, guards });
  /** Before the transaction: reading may take seconds. */
  const readable = async (file: GivenFile): Promise<Upload> => {
    const found = await read(file);
    assertReadable(found);
    return { content: file.content, format: file.format, read: found };
  };
  return [
    bind(listTestSetsOp, (r) =>
      r.inTeam(async (act) => ok({ results: (await selectTestSets(act)).map(presentTestSet) })),
    ),
    bind(previewTestFileOp, async (r) => ok(presentPreview(await read(r.body)))),
    bind(createTestSetOp, async (r) => {
      const upload = await readable(r.body);
      return r.transaction(async (act) =>
        created(presentTestSet(await createTestSet(keyring, act, { name: r.body.name, upload }))),
      );
    }),
    bind(getTestSetOp, (r) => r.inTeam(async (act) => ok(presentTestSet(await getTestSet(act, r.params.test_set_id))))),
    bind(updateTestSetOp, (r) =>
      r.transaction(async (act) => ok(presentTestSet(await changeTestSet(act, r.params.test_set_id, r.body)))),
    ),
    bind(deleteTestSetOp, (r) =>
      r.transaction(async (act) => {
        await deleteTestSet(act, r.params.test_set_id);
        return noContent();
      }),
    ),
    bind(listTestSetVersionsOp, (r) =>
      r.inTeam(async (act) => {
        const { id } = await getTestSet(act, r.params.test_set_id);
        return ok({ results: (await selectVersions(act, id)).map(presentVersion) });
      }),
    ),
    bind(addTestSetVersionOp, async (r) => {
      await r.inTeam((act) => getTestSet(act, r.params.test_set_id));
      const upload = await readable(r.body);
      return r.transaction(async (act) =>
        created(presentTestSet(await addVersion(keyring, act, { id: r.params.test_set_id, upload }))),
      );
    }),
    bind(getTestSetVersionOp, (r) =>
      r.inTeam(async (act) => ok(presentCases(await getVersion(act, r.params.test_set_id, r.params.version)))),
    ),
    bind(downloadTestSetOp, (r) =>
      r.inTeam(async (act) => {
        const { content, format, version } = await getVersion(act, r.params.test_set_id, r.params.version);
        return {
          status: 200,
          raw: { content, type: "text/plain; charset=utf-8" },
          headers: {
            "content-disposition": `attachment; filename="test-set-${version}.${format}"`,
            "cache-control": "no-store",
          },
        };
      }),
    ),
  ];
}
