import { splitAt } from "./internal/splitAt.js";
function parse(line) {
    return splitAt(line, line.indexOf('='));
}
export { parse };
