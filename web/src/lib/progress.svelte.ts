/**
 * What you have reached, kept in this browser by sections; as a file it goes to another one.
 *
 * A section says how it is checked and how two of its kind are put together. To add one, make it with
 * `keep` and list it in progress_sections.ts.
 */

const KEY = "carrom-progress";
const FORMAT = "carrom-progress";
const VERSION = 1;

export interface Section<T> {
  key: string;
  empty: () => T;
  /** Take what was kept or comes from a file; nothing: it cannot be used. */
  read: (kept: unknown) => T | null;
  /** What this browser has and what a file brings: neither may be lost. */
  merge: (here: T, file: T) => T;
}

interface Whole {
  format: string;
  version: number;
  sections: Record<string, unknown>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function stored(): Record<string, unknown> {
  try {
    const whole = JSON.parse(localStorage.getItem(KEY) ?? "null") as Partial<Whole> | null;
    return whole?.version === VERSION && isRecord(whole.sections) ? whole.sections : {};
  } catch {
    return {};
  }
}

/** Keep all sections; a browser that keeps nothing does no harm. */
function store(sections: Record<string, unknown>): void {
  const whole: Whole = { format: FORMAT, version: VERSION, sections };
  try {
    localStorage.setItem(KEY, JSON.stringify(whole));
  } catch {
    return;
  }
}

/** A section and what it holds now. */
export class KeptSection<T> {
  #value: T;

  constructor(readonly section: Section<T>) {
    this.#value = $state.raw(this.#read());
  }

  get value(): T {
    return this.#value;
  }

  set(value: T): void {
    this.#value = value;
    store({ ...stored(), [this.section.key]: value }); // another page may have changed the others
  }

  /** Take what another page of this browser has kept. */
  again(): void {
    this.#value = this.#read();
  }

  /** Whether what a file has for this section can be used. */
  accepts(given: unknown): boolean {
    return this.section.read(given) !== null;
  }

  add(given: unknown): void {
    const read = this.section.read(given);
    if (read !== null) this.set(this.section.merge(this.#value, read));
  }

  #read(): T {
    return this.section.read(stored()[this.section.key]) ?? this.section.empty();
  }
}

const kept: KeptSection<unknown>[] = [];

/** Keep a section in this browser. */
export function keep<T>(section: Section<T>): KeptSection<T> {
  const made = new KeptSection(section);
  kept.push(made as KeptSection<unknown>);
  return made;
}

if (typeof window !== "undefined")
  window.addEventListener("storage", ({ key }) => {
    if (key === KEY) for (const each of kept) each.again();
  });

/** All progress as the text of a file. */
export function progressFile(): string {
  const sections = { ...stored(), ...Object.fromEntries(kept.map(({ section, value }) => [section.key, value])) };
  const whole: Whole = { format: FORMAT, version: VERSION, sections };
  return JSON.stringify(whole, null, 1) + "\n";
}

/** What became of a file: taken, or why it was not; a file that is wrong anywhere changes nothing. */
export type Imported = "taken" | "not-progress" | "newer" | "damaged";

/** Add what a file holds to what is here. */
export function importProgress(text: string): Imported {
  let whole: Partial<Whole> | null;
  try {
    whole = JSON.parse(text) as Partial<Whole> | null;
  } catch {
    return "not-progress";
  }
  if (whole?.format !== FORMAT || typeof whole.version !== "number") return "not-progress";
  if (whole.version > VERSION) return "newer";
  const { sections } = whole;
  if (!isRecord(sections)) return "damaged";
  const found = kept.filter(({ section }) => section.key in sections);
  if (!found.every((each) => each.accepts(sections[each.section.key]))) return "damaged";
  for (const each of found) each.add(sections[each.section.key]);
  return "taken";
}
