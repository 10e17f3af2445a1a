export { Button } from "./button/Button.js";
export { Card } from "./card/Card.js";
