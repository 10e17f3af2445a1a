import { createRef } from 'react';
import { Field } from 'react-18-and-19';

const input = createRef<HTMLInputElement>();

export const form = <Field ref={input} label="Name" defaultValue="Ada" />;
