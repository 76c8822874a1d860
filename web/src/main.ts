import "@fontsource-variable/noto-sans-khmer";
import { mount } from "svelte";
import App from "./App.svelte";
import "./css/tokens.css";
import "./css/base.css";
import "./css/cards.css";
import "./css/table.css";
import "./css/lobby.css";
import "./css/gathering.css";
import "./css/you.css";
import { dress } from "./lib/settings.svelte";

dress(document.documentElement);
const target = document.getElementById("app");
if (target) mount(App, { target });
