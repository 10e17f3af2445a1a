import { Button } from 'my-ui';

export const label = Button.name;
