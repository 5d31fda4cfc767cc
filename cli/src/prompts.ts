// Only these two, so that the bundle does not contain the other kinds of questions.
export { input, password } from '@inquirer/prompts';
