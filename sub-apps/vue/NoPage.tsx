import { defineComponent } from 'vue';
import { said } from './look.ts';

export const NoPage = defineComponent(() => () => <p>{said.value.text.noPage}</p>);
