import { Badge } from 'badge';

console.log(Badge({ children: 'new' }).props.className);
