import { FluentBundle, FluentResource } from "@fluent/bundle";
import { type Entry, FluentParser, type Message, Visitor } from "@fluent/syntax";
import { afterEach, describe, expect, it } from "vitest";
import { FUNCTIONS } from "../src/lib/grammar";
import { preferences } from "../src/lib/preferences.svelte";
import { t } from "../src/lib/texts";

const LANGUAGES = ["en", "fr"] as const;
const FILES = import.meta.glob<string>("../src/texts/*/*.ftl", { query: "?raw", import: "default", eager: true });
const SOURCES = import.meta.glob<string>(["../src/**/*.{ts,svelte}", "!../src/**/*.generated.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});

class Variables extends Visitor {
  readonly names = new Set<string>();
  override visitVariableReference(node: { id: { name: string } }): void {
    this.names.add(node.id.name);
  }
}

class Reader extends Visitor {
  readonly texts: string[] = [];
  override visitTextElement(node: { value: string }): void {
    this.texts.push(node.value);
  }
}

const entries = (language: string): [path: string, entry: Entry][] =>
  Object.entries(FILES)
    .filter(([path]) => path.includes(`/${language}/`))
    .flatMap(([path, text]) =>
      new FluentParser({ withSpans: false }).parse(text).body.map((each): [string, Entry] => [path, each]),
    );

const messages = (language: string): Message[] =>
  entries(language).flatMap(([, entry]) => (entry.type === "Message" ? [entry as Message] : []));

/** Where each text stands, and its variables. */
function outline(language: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [path, entry] of entries(language)) {
    if (entry.type !== "Message") continue;
    const message = entry as Message;
    const variables = new Variables();
    variables.visit(message);
    found[message.id.name] = `${path.split("/").at(-1)} ${[...variables.names].sort().join(" ")}`;
  }
  return found;
}

const source = Object.values(SOURCES).join("\n");
/** Keys that are put together, as in t(`seat-${seat}`), as patterns. */
const templates = [...source.matchAll(/`([a-z][\w-]*-\$\{[^`]*|\$\{key\}-[^`]*)`/g)].map(
  ([, text]) => new RegExp(`^${text!.replace(/\$\{[^}]*\}/g, "[\\w-]+")}$`),
);

describe("the texts of the page", () => {
  it.each(LANGUAGES)("are well written (%s)", (language) => {
    const odd = entries(language).filter(
      ([path, { type }]) => type === "Junk" || (type === "Term" && !path.endsWith("terms.ftl")),
    );
    expect(odd).toEqual([]);
  });

  it.each(LANGUAGES)("have each key once (%s)", (language) => {
    const keys = messages(language).map(({ id }) => id.name);
    expect(keys.filter((key, k) => keys.indexOf(key) !== k)).toEqual([]);
  });

  it("are the same in both languages: keys, files and variables", () => {
    expect(outline("fr")).toEqual(outline("en"));
  });

  it("are all used somewhere", () => {
    const unused = Object.keys(outline("en")).filter(
      (key) => !new RegExp(`["']${key}["']`).test(source) && !templates.some((each) => each.test(key)),
    );
    expect(unused).toEqual([]);
  });

  it("are all there that the sources name", () => {
    const known = outline("en");
    const named = [...source.matchAll(/\bt\(\s*["']([^"']+)["']/g)].map(([, key]) => key!);
    expect(named.length).toBeGreaterThan(200);
    expect(named.filter((key) => !(key in known))).toEqual([]);
  });

  it.each(LANGUAGES)("can be said, with one of a thing and with many (%s)", (language) => {
    const bundle = new FluentBundle(language, { useIsolating: false, functions: FUNCTIONS });
    for (const [path, text] of Object.entries(FILES))
      if (path.includes(`/${language}/`)) bundle.addResource(new FluentResource(text));
    const wrong: unknown[] = [];
    for (const message of messages(language)) {
      const variables = new Variables();
      variables.visit(message);
      for (const value of [1, 7]) {
        const values = Object.fromEntries([...variables.names].map((name) => [name, value]));
        const errors: Error[] = [];
        const text = bundle.formatPattern(bundle.getMessage(message.id.name)!.value!, values, errors);
        if (errors.length || !text.trim()) wrong.push([message.id.name, text, errors]);
      }
    }
    expect(wrong).toEqual([]);
  });

  it("have French spaces before and within French signs", () => {
    const reader = new Reader();
    for (const message of messages("fr")) reader.visit(message);
    const { texts } = reader;
    expect(texts.length).toBeGreaterThan(300);
    const wrong = texts.filter((text) => /[^\u00a0\u202f][;!?»%]|[^\u00a0\u202f\d]:|«[^\u00a0\u202f]|'/.test(text));
    expect(wrong).toEqual([]);
  });
});

describe("t", () => {
  afterEach(() => (preferences.language = "en"));

  it("fills in the variables, without marks around them", () => {
    preferences.language = "en";
    expect(t("player", { number: 3 })).toBe("Player 3");
    preferences.language = "fr";
    expect(t("player", { number: 3 })).toBe("Joueur 3");
  });
});
