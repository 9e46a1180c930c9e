import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import "./board_screen.css";
import { keepPage } from "./lib/installation.svelte";
import { watchBuild } from "./lib/renewal";
import { loadRuleSets } from "./lib/rule_sets.svelte";
import { serverAddress } from "./lib/server_address.svelte";

serverAddress.begin();
loadRuleSets();
watchBuild();
keepPage();

const target = document.getElementById("app");
if (target) mount(App, { target });
