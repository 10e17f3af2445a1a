const rank = (list, name)=>list.indexOf(name) + 1;
export { rank };
