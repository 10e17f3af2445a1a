import "./base.css";
import card_module from "./card.module.js";
import logo from "./logo.js";
const card = ()=>`<img class="${card_module.image}" src="${logo}" alt="">`;
export { card };
