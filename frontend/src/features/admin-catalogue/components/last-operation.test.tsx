import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fake-server';
import { openScreen } from '../../../testing/open-screen';
import { speakPortuguese } from '../../../testing/portuguese';
import { LastOperationBar, useRememberOperation } from './last-operation';

beforeAll(() => speakPortuguese('admin-catalogue', 'admin-kit', 'errors'));

function List() {
  const remember = useRememberOperation();
  const [isLeft, setLeft] = useState(false);
  return (
    <>
      <button
        onClick={() =>
          remember(
            { changed: 2, skipped: 0, refused: [], stops_following: 0, operation_id: 'operation' } as never,
            'Telegram −8%',
          )
        }
      >
        Change
      </button>
      <button onClick={() => setLeft(!isLeft)}>{isLeft ? 'Come back' : 'Leave'}</button>
      {!isLeft && <LastOperationBar />}
    </>
  );
}

const press = async (name: RegExp | string) => fireEvent.click(await screen.findByRole('button', { name }));

it('still says that the operation was undone after the person leaves and comes back', async () => {
  fakeServer({
    'POST /api/v1/admin/operations/operation/undo': () => ({
      body: { changed: 2, skipped: 0, refused: [], operation_id: 'undo' },
    }),
  });
  openScreen(<List />);
  await press('Change');
  expect(await screen.findByText('2 preços mudados')).toBeVisible();
  expect(screen.getByText(/Telegram −8%/)).toBeVisible();
  await press(/Desfazer/);
  expect(await screen.findByText('2 preços restaurados')).toBeVisible();

  await press('Leave');
  await press('Come back');
  expect(await screen.findByText('2 preços restaurados')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Desfazer/ })).toBeNull();
});
