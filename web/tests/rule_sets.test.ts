import { beforeEach, describe, expect, it } from "vitest";
import { clauseName } from "../src/lib/clause_name";
import { preferences } from "../src/lib/preferences.svelte";
import { chosenValue, defaultRuleSet, ruleSet, ruleSets, setName, unusualOptions } from "../src/lib/rule_sets.svelte";
import { PLAIN, RICH } from "./sets";

beforeEach(() => {
  preferences.language = "en";
  Object.assign(ruleSets, { all: [PLAIN, RICH], failed: false });
});

describe("a rule set", () => {
  it("is found by its name, and the default without one", () => {
    expect(ruleSet("rich")?.several_tries).toBe(true);
    expect(ruleSet("chess")).toBeUndefined();
    expect(defaultRuleSet()?.name).toBe("plain");
  });

  it("has a short name in the language chosen, once the server has told", () => {
    expect(setName("rich")).toBe("RICH");
    preferences.language = "fr";
    expect(setName("rich")).toBe("RICH (fr)");
    expect(setName("chess")).toBe("chess");
    ruleSets.all = [];
    expect(setName("rich")).toBe("");
    ruleSets.failed = true;
    expect(setName("rich")).toBe("rich");
  });

  it("names its clauses, unless it goes without saying", () => {
    expect(clauseName("rich:play.4")).toBe("RICH play.4");
    expect(clauseName("rich:play.4", "rich")).toBe("play.4");
    expect(clauseName("settled:11")).not.toContain("settled");
  });
});

describe("the options of a rule set", () => {
  it("are as usual unless something else was chosen that there is", () => {
    const [splash] = RICH.options;
    expect(chosenValue(splash!, {})).toBe("piece");
    expect(chosenValue(splash!, { splash: "wet" })).toBe("piece");
    expect(chosenValue(splash!, { splash: "nothing" })).toBe("nothing");
  });

  it("are told to the server only where they are unusual, and only if the set has them", () => {
    expect(unusualOptions("rich", { splash: "nothing", other: "x" })).toEqual({ splash: "nothing" });
    expect(unusualOptions("rich", { splash: "piece" })).toEqual({});
    expect(unusualOptions("plain", { splash: "nothing" })).toEqual({});
  });
});
