const folder = new URL("./static/assets/index.ts", import.meta.url);
export { folder };
