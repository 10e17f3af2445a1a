import { format } from "@acme/format";
import { feet } from "@acme/units";
const report = (count)=>`${count} ft = ${format(feet(count))}`;
export { report };
