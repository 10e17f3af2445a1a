declare module '*.yaml' {
  const data: Record<string, string>;
  export default data;
}
declare module '*.toml' {
  const data: Record<string, number>;
  export default data;
}
