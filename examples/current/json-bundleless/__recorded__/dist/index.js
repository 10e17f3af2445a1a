import data, { name as external_data_js_name } from "./data.js";
const label = `${external_data_js_name}: ${data.fields["0"]}`;
export { label };
