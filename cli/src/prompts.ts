// Only these, so that the bundle leaves the other kinds of questions out.
export { input, password } from '@inquirer/prompts';
