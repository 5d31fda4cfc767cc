// Only these three, so that the bundle leaves the other kinds of questions out.
export { confirm, input, password } from '@inquirer/prompts';
