const Badge = ({ label })=>/*#__PURE__*/ React.createElement("span", null, label);
export { Badge };
