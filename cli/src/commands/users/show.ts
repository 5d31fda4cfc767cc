import { findUser, USER_ARGUMENT, userScreen } from '../../command/find-user.js';
import { showCommand } from '../../command/show.js';
import { USER_FACTS } from './user-columns.js';

export default showCommand({
  examples: [
    'torpedo users show maria@example.com',
    'torpedo users show maria@example.com --fields id,balance',
  ],
  build: (command) => command.argument(...USER_ARGUMENT),
  columns: USER_FACTS,
  screen: ([user]: [string], _options, task) => userScreen(task, user),
  load: (task, [user]: [string]) => findUser(task, user),
});
