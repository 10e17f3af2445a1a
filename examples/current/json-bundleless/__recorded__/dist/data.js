var data_namespaceObject = /*#__PURE__*/ JSON.parse('{"name":"forms","fields":["text","date"],"unused":true}');
var fields = data_namespaceObject.fields;
var name_0 = data_namespaceObject.name;
var unused = data_namespaceObject.unused;
export default data_namespaceObject;
export { fields, name_0 as name, unused };
