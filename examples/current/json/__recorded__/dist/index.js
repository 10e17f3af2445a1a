var data_namespaceObject = /*#__PURE__*/ JSON.parse('{"UU":"forms","OA":["text"]}');
const label = `${data_namespaceObject.UU}: ${data_namespaceObject.OA["0"]}`;
export { label };
