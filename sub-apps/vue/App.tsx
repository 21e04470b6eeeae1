import { defineComponent, onBeforeUnmount, ref, watch, watchEffect } from 'vue';
import { RouterLink, RouterView, useRoute } from 'vue-router';
import { CONTENT_ID, catchFocus, skipToContent } from '../kit/core/focus.ts';
import { bridge, whileShown } from '../shared/portal.js';
import { Failure } from './Failure.tsx';
import { described, loadDescription, renew, resourceNamed, said } from './look.ts';

/** The frame of every page: the application's menu, and below it the page. */
export const App = defineComponent(() => {
  const route = useRoute();
  const error = ref<unknown>();
  const load = () => {
    error.value = undefined;
    return loadDescription().then(
      () => bridge?.ready(),
      (reason: unknown) => {
        error.value = reason;
      },
    );
  };
  void load();
  onBeforeUnmount(whileShown(renew));
  watchEffect(() => {
    const { application } = described.value ?? {};
    if (application) document.title = application.label[said.value.language];
  });
  watch(() => route.path, catchFocus, { flush: 'post' });
  return () => {
    const { language, words } = said.value;
    if (error.value !== undefined)
      return (
        <main>
          <Failure error={error.value} again={load} />
        </main>
      );
    if (!described.value)
      return (
        <div class="opening" role="status" aria-label={words.loading}>
          <i class="bone" />
        </div>
      );
    const { application, counts } = described.value;
    const current = resourceNamed(route.params['resource'])?.name;
    return (
      <>
        <a class="skip" href={`#${CONTENT_ID}`} onClick={(event: Event) => skipToContent(event)}>
          {words.toContent}
        </a>
        <nav class="menu" aria-label={application.label[language]}>
          {application.menu.flatMap(({ resources }) =>
            resources.map((name) => (
              <RouterLink key={name} to={`/${name}`} aria-current={name === current ? 'page' : undefined}>
                {{
                  default: () => [
                    resourceNamed(name)?.label[language],
                    (counts[name] ?? 0) > 0 ? (
                      <span key="count" class="count">
                        {counts[name]}
                      </span>
                    ) : null,
                  ],
                }}
              </RouterLink>
            )),
          )}
        </nav>
        <main id={CONTENT_ID} tabindex={-1}>
          <RouterView key={route.path} />
        </main>
      </>
    );
  };
});
