import {
  greet
} from "./chunk-HOJQQUBW.js";
export {
  greet
};
