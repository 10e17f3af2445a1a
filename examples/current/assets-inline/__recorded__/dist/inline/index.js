const logo_namespaceObject = "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAxMCAxMCI+PHRpdGxlPkRvdDwvdGl0bGU+PGNpcmNsZSBjeD0iNSIgY3k9IjUiIHI9IjQiIC8+PC9zdmc+Cg==";
export { logo_namespaceObject as logo };
