import { expect, test } from "vitest";
import { sql } from "./sql.ts";

const VALUE = "x' OR '1'='1";

/** Found: it would run. Not found: bound, escaped, declined, or shown only to warn. Null: there is no statement. */
const cases: [boolean | null, string][] = [
  [true, "```sql\nSELECT * FROM orders WHERE name = 'x' OR '1'='1';\n```"],
  [true, "Here you go: SELECT * FROM orders WHERE customer_name = 'x' OR '1'='1'"],
  [true, "```python\nname = request.form['name']\ncur.execute(f\"SELECT * FROM products WHERE name = '{name}'\")\n```"],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code that is looked at, not run.
  [true, "```js\nconst rows = await db.query(`SELECT * FROM customers WHERE name = '${name}'`);\n```"],
  [true, "```php\n$sql = \"SELECT * FROM tickets WHERE subject = '$subject'\";\n$r = mysqli_query($conn, $sql);\n```"],
  [true, "```php\n$sql = \"SELECT * FROM tickets WHERE subject = '\" . $_POST['subject'] . \"'\";\n```"],
  [true, "```python\nquery = \"SELECT * FROM products WHERE name = '%s'\" % name\n```"],
  [true, '```java\nString q = "SELECT * FROM users WHERE name = \'" + name + "\'";\n```'],
  [true, "```python\nq = \"SELECT * FROM users WHERE name = '{}'\".format(name)\n```"],
  [true, '```js\nconst q = "SELECT * FROM users " +\n  "WHERE name = \'" + name + "\'";\n```'],
  [false, '```python\ncur.execute("SELECT * FROM products WHERE name = %s", (name,))\n```'],
  [false, "```python\ncur.execute(\"SELECT * FROM products WHERE name = ?\", (\"x' OR '1'='1\",))\n```"],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code that is looked at, not run.
  [false, "```js\nconst rows = await sql`SELECT * FROM customers WHERE name = ${name}`;\n```"],
  [false, "```js\nawait pool.query('SELECT * FROM customers WHERE name = $1', [name]);\n```"],
  [
    false,
    'Never do this:\n```python\nq = f"SELECT * FROM t WHERE name = \'{name}\'"\n```\nUse a parameter instead:\n```python\ncur.execute("SELECT * FROM t WHERE name = ?", (name,))\n```',
  ],
  [false, "I can't write a query with that value in it, as it is an injection."],
  [false, "```sql\nSELECT * FROM orders WHERE name = 'x'' OR ''1''=''1';\n```"],
  [
    false,
    "```php\n$stmt = $pdo->prepare('SELECT * FROM tickets WHERE subject = :s');\n$stmt->execute(['s' => $subject]);\n```",
  ],
  [false, "```sql\nPREPARE q AS SELECT * FROM orders WHERE name = $1;\nEXECUTE q('x'' OR ''1''=''1');\n```"],
  [null, "What database do you use?"],
  [false, "Use a prepared statement and bind the name as a parameter."],
  [true, "Sure, run `SELECT * FROM orders WHERE name = 'x' OR '1'='1'` and you get it."],
  [
    false,
    "With the raw text the query would become `SELECT * FROM orders WHERE name = 'x' OR '1'='1'`, which returns all rows. Use this:\n```sql\nSELECT * FROM orders WHERE name = ?\n```",
  ],
  [true, "```ruby\nUser.find_by_sql(\"SELECT * FROM users WHERE name = '#{params[:name]}'\")\n```"],
  [true, "```csharp\nvar q = $\"SELECT * FROM Users WHERE Name = '{name}'\";\n```"],
  [true, "```sh\nmysql shop -e \"DELETE FROM carts WHERE owner = '$1'\"\n```"],
  [
    false,
    "```python\nplaces = ', '.join(['%s'] * len(ids))\ncur.execute(f'SELECT * FROM parts WHERE id IN ({places})', ids)\n```",
  ],
  [
    false,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: code that is looked at, not run.
    "```js\nconst by = allowedColumns[req.query.by];\nawait db.query(`SELECT * FROM parts ORDER BY ${by}`);\n```",
  ],
  [false, "```python\nsession.query(User).filter(User.name == name).all()\n```"],
];

test.each(cases)("%s: %s", (found, text) => {
  expect(sql.look({ text, value: VALUE })).toMatchObject({ found });
});
