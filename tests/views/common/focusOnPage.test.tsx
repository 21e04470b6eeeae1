import { act, render, screen } from '@testing-library/react';
import { type ComponentType, lazy, Suspense, useRef } from 'react';
import { useFocusOnPage } from '../../../src/views/common/dom/useFocusOnPage.ts';

/** A page whose code has yet to load; React hides the previous page meanwhile. */
function comingPage() {
  let arrive = (_: { default: ComponentType }) => {};
  const Page = lazy(() => new Promise<{ default: ComponentType }>((resolve) => (arrive = resolve)));
  return { Page, arrive: () => arrive({ default: () => <p>next page</p> }) };
}

function Frame({ path, Page }: { readonly path: string; readonly Page: ComponentType }) {
  const area = useRef<HTMLElement>(null);
  useFocusOnPage(area, path);
  return (
    <>
      <button type="button">outside</button>
      <main ref={area} tabIndex={-1}>
        <Suspense fallback="…">
          <Page key={path} />
        </Suspense>
      </main>
    </>
  );
}

const First = () => <a href="/next">next</a>;

async function follow(name: string) {
  const { Page, arrive } = comingPage();
  const { rerender } = render(<Frame path="/" Page={First} />);
  screen.getByText(name).focus();
  rerender(<Frame path="/next" Page={Page} />);
  return act(async () => arrive());
}

it('gives the focus of a link to the page that is yet to load in place of the one with the link', async () => {
  await follow('next');
  expect(screen.getByText('next page')).toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
});

it('leaves the focus outside the page where it is', async () => {
  await follow('outside');
  expect(screen.getByText('outside')).toHaveFocus();
});
