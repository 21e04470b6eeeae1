import { fireEvent } from '@testing-library/react';
import { Avatar } from '../../../src/views/common/Avatar.tsx';
import { CompanyTile } from '../../../src/views/common/CompanyTile.tsx';
import { renderView } from '../../support/renderView.tsx';

describe('tiles', () => {
  it('HDR-1 shows the logo, or the first letter if it cannot be fetched', async () => {
    const { container } = await renderView(<CompanyTile name="极光制造" logo="/api/logo.png" />);
    const logo = container.querySelector('img');
    expect(logo).toHaveAttribute('src', '/api/logo.png');
    if (logo) fireEvent.error(logo);
    expect(container).toHaveTextContent('极');
  });

  it('fetches a logo given by its name, as the backend does for articles', async () => {
    const { container } = await renderView(<CompanyTile name="极光制造" logo="极光.png" />);
    expect(container.querySelector('img')).toHaveAttribute(
      'src',
      '/api/application/get-picture-file/%E6%9E%81%E5%85%89.png',
    );
  });

  it.each([
    ['极光制造', '#1B6E6A'],
    ['北风贸易', '#44546A'],
    ['炉渣物流', '#8A4B2A'],
    ['三角洲食品', '#4E6B2F'],
  ])('%s keeps its ground %s', async (name, ground) => {
    const { container } = await renderView(<CompanyTile name={name} />);
    expect(container.querySelector('.companyTile')).toHaveStyle({ background: ground });
  });

  it('an avatar without a picture shows one letter, a large one two', async () => {
    const { container } = await renderView(
      <>
        <Avatar name="何雨桐" />
        <Avatar name="何雨桐" size={40} />
      </>,
    );
    expect([...container.querySelectorAll('.avatar')].map((avatar) => avatar.textContent)).toEqual(['何', '雨桐']);
  });
});
