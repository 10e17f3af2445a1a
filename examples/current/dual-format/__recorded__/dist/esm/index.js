import { join } from "node:path";
const upper = (text)=>text.toUpperCase();
function hello(name) {
    return join('/hello', upper(name));
}
export { hello };
