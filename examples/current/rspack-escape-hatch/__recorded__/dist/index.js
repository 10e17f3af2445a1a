const query_graphql_namespaceObject = "query {\n  me {\n    name\n  }\n}\n";
export { query_graphql_namespaceObject as query };
