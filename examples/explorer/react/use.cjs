const { Badge } = require('badge');

console.log(Badge({ children: 'new' }).props.className);
