import { add } from "./index.js";
if (3 !== add(1, 2)) throw new Error('add is broken');
