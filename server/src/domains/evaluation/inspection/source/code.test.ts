// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the sources that are read here hold templates of their own
import { describe, expect, test } from "vitest";
import { outcome, withFiles } from "../../../../../test/evaluation/inspected-agent.ts";

interface Cases {
  readonly bad: readonly string[];
  /** Safe, or only alike: in a comment, in a text, of another object. */
  readonly good: readonly string[];
}

const python: Readonly<Record<string, Cases>> = {
  "source-evaluated-code": {
    bad: [
      "eval(answer)",
      "exec(reply.text)",
      'eval(f"{x} + 1")',
      "import builtins\nbuiltins.exec(code)",
      "x = [eval(y) for y in z]",
    ],
    good: [
      "# eval(answer)",
      '"""never eval(answer)"""',
      'text = "eval(answer)"',
      "model.eval()",
      "df.eval(rule)",
      "ast.literal_eval(answer)",
      "def eval(x):\n  return x",
      'eval("1 + 1")',
      "evaluate(answer)",
      "agent().eval(answer)",
    ],
  },
  "source-shell-command": {
    bad: [
      "import os\nos.system(command)",
      'import os\nos.popen(f"ls {path}")',
      "import subprocess\nsubprocess.run(command, shell=True)",
      'import subprocess as sp\nsp.check_output("ls " + path, shell = True)',
      "from os import system\nsystem(line)",
      "from subprocess import run as start\nstart(line, check=True, shell=True)",
    ],
    good: [
      'import os\nos.system("clear")',
      'import subprocess\nsubprocess.run(["ls", path])',
      "import subprocess\nsubprocess.run(args, shell=False)",
      'import subprocess\nsubprocess.run("date", shell=True)',
      "# os.system(command)",
      "platform.system()",
      'help = "os.system(command)"',
    ],
  },
  "source-unsafe-loading": {
    bad: [
      "import pickle\npickle.loads(blob)",
      "from pickle import load\nload(f)",
      "import yaml\nyaml.load(text)",
      "import yaml\nyaml.load(text, Loader=yaml.FullLoader)",
      "import torch\ntorch.load(path)",
      "import numpy as np\nnp.load(path, allow_pickle=True)",
    ],
    good: [
      "import json\njson.loads(blob)",
      "import yaml\nyaml.safe_load(text)",
      "import yaml\nyaml.load(text, Loader=yaml.SafeLoader)",
      "import torch\ntorch.load(path, weights_only=True)",
      "import pickle\npickle.dumps(x)",
      "# pickle.loads(blob)",
      "load(f)",
    ],
  },
  "source-built-sql": {
    bad: [
      'db.execute(f"SELECT * FROM t WHERE id = {x}")',
      'db.execute("select * from t where id = " + x)',
      'db.execute("SELECT * FROM t WHERE id = %s" % x)',
      'q = "DELETE FROM t WHERE id = {}".format(x)',
    ],
    good: [
      'db.execute("SELECT * FROM t WHERE id = %s", (x,))',
      'say = f"select one from the list: {names}"',
      '# db.execute(f"SELECT * FROM t WHERE id = {x}")',
      'q = "SELECT * FROM t"',
      'db.execute(f"SELECT * FROM {TABLE} WHERE id = %s", (x,))',
      'db.execute(f"SELECT * FROM t WHERE id IN ({placeholders})", ids)',
    ],
  },
  "source-unsafe-markup": {
    bad: [
      "from markupsafe import Markup\nMarkup(answer)",
      "render_template_string(answer)",
      "st.markdown(answer, unsafe_allow_html=True)",
      "mark_safe(answer)",
    ],
    good: ['Markup("<br>")', "st.markdown(answer)", "render_template(name)", "# mark_safe(answer)"],
  },
  "source-unverified-tls": {
    bad: [
      "requests.get(u, verify=False)",
      "ctx.verify_mode = ssl.CERT_NONE",
      "ssl._create_unverified_context()",
      "ctx.check_hostname = False",
    ],
    good: [
      "requests.get(u, verify=True)",
      "requests.get(u)",
      "if verify == False:\n  pass",
      "# verify=False",
      'x = "verify=False"',
    ],
  },
  "source-prompt-from-input": {
    bad: [
      'system_prompt = f"You help. {user_input}"',
      'prompt = "Summarise: " + document',
      'messages = [{"role": "system", "content": f"Context: {page}"}]',
      "full = SYSTEM_PROMPT + user_message",
    ],
    good: [
      'system_prompt = f"You help in {language}."',
      'prompt = f"Summarise <doc>{document}</doc>"',
      'prompt = f"Summarise {json.dumps(document)}"',
      'messages = [{"role": "user", "content": f"{user_input}"}]',
      'SYSTEM_PROMPT = "You help."',
      'PROMPT = "You help. " + COMMENT',
      '# prompt = f"{user_input}"',
    ],
  },
  "source-unconfirmed-tool": {
    bad: [
      "@tool\ndef delete_user(id: str):\n  db.delete(id)",
      '@function_tool(name="send_email")\ndef send_email(to):\n  mail.go(to)',
      "@tool\ndef tidy(path):\n  shutil.rmtree(path)\n\ndef confirm():\n  pass",
      "def wipe(x):\n  pass\nagent = Agent(tools=[wipe])\n",
    ],
    good: [
      "@tool\ndef delete_user(id: str):\n  if not confirm(id):\n    return\n  db.delete(id)",
      "@tool\ndef list_deleted(id: str):\n  return db.find(id)",
      "@tool\ndef send_email(to):\n  if to in ALLOWED:\n    mail.go(to)",
      "@tool\ndef read(path):\n  return 1\n\ndef delete_all():\n  db.delete(1)",
    ],
  },
  "source-unbounded-tool": {
    bad: [
      "@tool\ndef fetch(url: str):\n  return requests.get(url).text",
      "@tool\ndef read(path):\n  return open(path).read()",
    ],
    good: [
      "@tool\ndef fetch(name: str):\n  return requests.get(BASE).text",
      "@tool\ndef read(path):\n  if not Path(path).resolve().is_relative_to(ROOT):\n    raise X\n  return open(path).read()",
      '@tool\ndef read():\n  return open("a.txt").read()',
    ],
  },
};

const script: Readonly<Record<string, Cases>> = {
  "source-evaluated-code": {
    bad: [
      "eval(answer);",
      "new Function(answer)();",
      'import vm from "node:vm"; vm.runInNewContext(code);',
      "window.eval(x)",
    ],
    good: [
      "// eval(answer)",
      "/* eval(answer) */",
      "pattern.exec(text);",
      'log("eval(answer)");',
      "const f = /eval(x)/.test(y);",
      "function eval(x) {}",
      "`eval(${x})`;",
    ],
  },
  "source-shell-command": {
    bad: [
      'import { exec } from "node:child_process"; exec(`ls ${path}`);',
      'const cp = require("child_process"); cp.execSync(line);',
      'const { exec: go } = require("child_process"); go(line);',
      'import * as cp from "child_process"; cp.spawn(line, { shell: true });',
    ],
    good: [
      "pattern.exec(text);",
      'import { exec } from "node:child_process"; exec("git status");',
      'import { execFile } from "node:child_process"; execFile("ls", [path]);',
      "const exec = query(x); exec(y);",
    ],
  },
  "source-built-sql": {
    bad: [
      "db.query(`select * from t where id = ${id}`);",
      'const q = "SELECT * FROM t WHERE id = " + id;',
      "prisma.$queryRawUnsafe(`DELETE FROM t WHERE id = ${id}`);",
    ],
    good: [
      "sql`SELECT * FROM t WHERE id = ${id}`;",
      'db.query("SELECT * FROM t WHERE id = $1", [id]);',
      "prisma.$queryRaw`SELECT * FROM t WHERE id = ${id}`;",
      "// `SELECT * FROM t WHERE id = ${id}`",
    ],
  },
  "source-unsafe-markup": {
    bad: [
      "box.innerHTML = answer;",
      "document.write(answer);",
      "<div dangerouslySetInnerHTML={{ __html: answer }} />",
      'box.insertAdjacentHTML("beforeend", answer);',
    ],
    good: [
      'box.innerHTML = "";',
      "box.textContent = answer;",
      "if (box.innerHTML == answer) go();",
      "// box.innerHTML = answer",
      'log("innerHTML = x");',
    ],
  },
  "source-unverified-tls": {
    bad: [
      "const agent = new Agent({ rejectUnauthorized: false });",
      'process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0";',
      'process.env["NODE_TLS_REJECT_UNAUTHORIZED"] = "0";',
    ],
    good: [
      "const agent = new Agent({ rejectUnauthorized: true });",
      "// rejectUnauthorized: false",
      'if (env.NODE_TLS_REJECT_UNAUTHORIZED === "0") warn();',
    ],
  },
  "source-prompt-from-input": {
    bad: ["const systemPrompt = `You help. ${userInput}`;", "const prompt = instructions + req;"],
    good: ["const systemPrompt = `You help in ${language}.`;", "const prompt = `Read ${JSON.stringify(document)}`;"],
  },
  "source-unconfirmed-tool": {
    bad: [
      "const deleteUser = tool({ execute: async ({ id }) => db.remove(id) });",
      'server.registerTool("send_email", {}, async ({ to }) => mail(to));',
    ],
    good: [
      "const deleteUser = tool({ needsApproval: true, execute: async ({ id }) => db.remove(id) });",
      "const weather = tool({ execute: async ({ city }) => get(city) });",
    ],
  },
  "source-unbounded-tool": {
    bad: ["const page = tool({ execute: async ({ url }) => (await fetch(url)).text() });"],
    good: [
      "const page = tool({ execute: async ({ url }) => (ALLOWED_HOSTS.has(url) ? fetch(url) : null) });",
      "const page = tool({ execute: async () => fetch(BASE) });",
    ],
  },
};

describe.each([
  ["agent.py", python],
  ["agent.ts", script],
] as const)("In %s", (path, checks) => {
  describe.each(Object.entries(checks))("%s", (id, { bad, good }) => {
    test.each(bad)("fails: %s", (text) => expect(outcome(withFiles({ [path]: text }), id)).toBe("failed"));

    // Tools are looked for only where there are some; without any the check has nothing to say, which is no pass either.
    test.each(good)("does not fail: %s", (text) => expect(outcome(withFiles({ [path]: text }), id)).toBe("resisted"));
  });
});
