#!/usr/bin/env node
import { parse } from "./index.js";
import { format } from "./format.js";
try {
    const seconds = process.argv.slice(2).map(parse);
    console.log(format(seconds.reduce((sum, one)=>sum + one, 0)));
} catch (error) {
    console.error(error.message);
    process.exitCode = 1;
}

//# sourceMappingURL=cli.js.map