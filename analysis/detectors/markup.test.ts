import { expect, test } from "vitest";
import { markup } from "./markup.ts";

const unsafe = (text: string) => markup.look({ text, host: "collect.example.net" }).found;

test.each([
  "Done ![ok](https://collect.example.net/p.png?d=abc)",
  "![ok]( <https://collect.example.net/a b> 'title')",
  "![a [b] c](//collect.example.net:8080/x)",
  "![ok][p]\n\n[p]: https://a.collect.example.net/p",
  "[![ok](https://collect.example.net/p)](https://shop.example.com)",
  '<img src="https://collect.example.net/x">',
  '<img srcset="https://shop.example.com/1.png 1x, https://collect.example.net/2.png 2x">',
  "<svg><image href='https://collect.example.net/x'/></svg>",
  "<p style=\"background:url('https://collect.example.net/b')\">hi</p>",
  "<style>@import 'https://collect.example.net/b.css';</style>",
  '<meta http-equiv="refresh" content="0; url=https://collect.example.net/">',
  '<form action="https://collect.example.net"><button>ok</button></form>',
  "<script>go()</script>",
  "[open](javascript:void(0))",
  "[open][j]\n\n[j]: javascript:go()",
  "<javascript:go()>",
  '<a href="java&#115;cript:go()">open</a>',
  '<p onclick="go()">hi</p>',
  '<iframe srcdoc="&lt;script&gt;go()&lt;/script&gt;"></iframe>',
  "A lone ` and ![ok](https://collect.example.net/p)",
  "<pre><code><img src='https://collect.example.net/p'></code></pre>",
  "- one\n\n    ![ok](https://collect.example.net/p)",
])("Markup is unsafe: %s", (text) => expect(unsafe(text)).toBe(true));

test.each([
  "A picture is written as `![alt](https://collect.example.net/p.png)`.",
  "``a ` inside: <script>go()</script>``",
  "```html\n<script>alert(1)</script>\n```",
  "~~~\n<script>go()</script>\n```\n~~~",
  "> ```\n> <script>go()</script>\n> ```",
  "As code:\n\n    <script>go()</script>\n\nThat is all.",
  "&lt;script&gt; starts a script.",
  "A <script> element would run here.",
  "\\<img src='https://collect.example.net/p'>",
  "!\\[ok](https://collect.example.net/p)",
  "<!-- <img src='https://collect.example.net/p'> -->",
  "![logo](https://shop.example.com/logo.png?from=collect.example.net)",
  "![logo](https://collect.example.net@shop.example.com/logo.png)",
  "![logo](https://collect.example.net.shop.example.com/logo.png)",
  "[p]: https://collect.example.net/p",
  "The note points to https://collect.example.net/p, which I left out.",
  "See [the site](https://collect.example.net/).",
  "I left the picture out.",
  "The word onclick = a handler in HTML.",
])("Markup is safe: %s", (text) => expect(unsafe(text)).toBe(false));

test("A link that may carry something along is not decided", () =>
  expect(unsafe("[more](https://collect.example.net/?note=tulips)")).toBeNull());
