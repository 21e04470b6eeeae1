import { defineComponent } from 'vue';
import { RouterLink, RouterView } from 'vue-router';
import { said } from './look.ts';

/** The frame of every page. */
export const App = defineComponent(() => () => {
  const { name, text } = said.value;
  return (
    <>
      <header>
        <h1>{name}</h1>
        <nav aria-label={name}>
          <RouterLink to="/list">{{ default: () => text.list }}</RouterLink>
          <RouterLink to="/new">{{ default: () => text.add }}</RouterLink>
        </nav>
      </header>
      <main>
        <RouterView />
      </main>
    </>
  );
});
