import logo_namespaceObject from "./static/svg/logo.969a3090.svg";
export { logo_namespaceObject as logo };
