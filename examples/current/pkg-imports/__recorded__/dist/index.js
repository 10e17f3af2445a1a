import { host } from "#host";
const where = ()=>`runs in ${host}`;
export { where };
