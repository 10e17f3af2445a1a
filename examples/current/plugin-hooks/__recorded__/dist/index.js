const mode = "library";
export { mode };
