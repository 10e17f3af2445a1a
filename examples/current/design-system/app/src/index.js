import 'design-system/themes/dark.css';
import 'design-system/tokens.css';
import { Button } from 'design-system';

document.body.textContent = Button.name;
