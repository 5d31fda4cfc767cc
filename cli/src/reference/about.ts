/** What reference and manual say beside the commands. */
export const ABOUT = {
  summary: 'administer a Torpedo server from the terminal',
  output: [
    'Data goes to standard output, messages to standard error. A terminal gets a table, a pipe gets lines with tabs and a heading.',
    '--json prints one JSON value, and an error as one JSON object on standard error. --csv prints a sheet. --fields chooses what is shown. Colours appear on a terminal only, and never with NO_COLOR.',
    'Money is written with its currency. Times are local, with --utc in UTC.',
  ],
  changes: [
    'A change takes --dry-run, which prints what would change and changes nothing, and --reason, which the audit keeps.',
    'What cannot be undone is confirmed by typing the name of the object, or by --yes. Where no terminal can ask, a confirmation or a reason that is missing is wrong usage.',
    'Where the server wants to be sure who is there, the command asks for the password and goes on.',
  ],
  users: 'Accounts are named by their whole e-mail address or by their id.',
  environment: [
    ['TORPEDO_SERVER', 'address of the server'],
    ['TORPEDO_TOKEN', 'access token that signs in, for scripts'],
    ['NO_COLOR', 'no colours'],
    ['BROWSER', 'program that opens screens'],
    ['XDG_CONFIG_HOME', 'folder of the remembered sign-ins, ~/.config unless given'],
  ],
  exitCodes: [
    ['0', 'done'],
    ['1', 'failed'],
    ['2', 'wrong usage'],
    ['3', 'not signed in'],
    ['4', 'forbidden'],
    ['5', 'not found'],
    ['6', 'conflict'],
    ['7', 'network'],
  ],
} as const;
