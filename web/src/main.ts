import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import "./board_screen.css";
import { loadRuleSets } from "./lib/rule_sets.svelte";

loadRuleSets();

const target = document.getElementById("app");
if (target) mount(App, { target });
