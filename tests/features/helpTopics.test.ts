import { OTHER_PATHS, PATHS, SHELL_PATHS } from '../../src/constants/paths.ts';
import { HELP_OF_PAGE, HELP_TOPICS, helpTopicAt } from '../../src/features/helpPanel/helpTopics.ts';
import { LANGUAGES } from '../../src/features/settings/settingsSlice.ts';
import { loadGroup } from '../../src/i18n/catalogues.ts';

const topicAt = (pathname: string, search = '') => helpTopicAt({ pathname, search }, null);

describe('help of a page', () => {
  it('HDR-8 every page has its help, and every topic can be reached', () => {
    expect(Object.keys(HELP_OF_PAGE).sort()).toEqual(Object.keys(PATHS).sort());
    for (const name of Object.keys(PATHS) as (keyof typeof PATHS)[])
      expect([name, topicAt(PATHS[name])]).toEqual([name, HELP_OF_PAGE[name]]);
    // Pages below the home of an area do not count as the home.
    for (const path of [...SHELL_PATHS, ...Object.values(OTHER_PATHS)])
      if (![PATHS.console, PATHS.company].includes(path as never))
        expect(['console', 'companyPortal']).not.toContain(topicAt(path));
  });

  it.each([
    ['/console/costCenter/orderDetail/o-1', '', 'orders'],
    ['/child/hr/people/7', '', 'applications'],
    [PATHS.myOrganization, '?show=roles', 'roles'],
    [PATHS.myOrganization, '?show=members', 'organization'],
    ['/nowhere', '', 'workbench'],
    ['/consoles', '', 'workbench'],
  ])('%s%s has the help of %s', (pathname, search, topic) => expect(topicAt(pathname, search)).toBe(topic));

  it('an open tab of the dialog takes precedence over the page', () => {
    const at = { pathname: PATHS.console, search: '' };
    expect(([1, 2, 3] as const).map((tab) => helpTopicAt(at, tab))).toEqual(['notifications', 'todos', 'calendar']);
  });

  it.each(LANGUAGES)(
    'every topic is written in %s: its name, what one does there, questions with steps',
    async (language) => {
      const { helpArticles: texts = {} } = await loadGroup(language, 'help');
      for (const topic of HELP_TOPICS) {
        expect(texts[topic]).toMatch(/\S/);
        expect(texts[`${topic}_what`]).toMatch(/[。.]$/);
        for (const block of (texts[`${topic}_how`] ?? '').split('\n\n'))
          expect(block.split('\n').length).toBeGreaterThan(1);
      }
      expect(Object.keys(texts)).toHaveLength(HELP_TOPICS.length * 3);
    },
  );
});
