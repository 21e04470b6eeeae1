/** Makes the window as narrow as a phone, until the mocks are restored. */
export function onPhone(): void {
  const original = window.matchMedia.bind(window);
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...original(query),
    matches: query === '(max-width: 767px)',
  }));
}
