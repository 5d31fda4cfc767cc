import { Argument } from 'commander';
import { defineCommand, type Catalogue, type Definition } from '../../command/definition.js';
import { describeCommands } from '../../reference/command-facts.js';
import { SHELLS, type Shell } from '../../reference/completion.js';

export function completionOf(catalogue: Catalogue): Definition {
  return defineCommand(null, {
    examples: [
      'eval "$(torpedo completion bash)"',
      'torpedo completion fish > ~/.config/fish/completions/torpedo.fish',
    ],
    build: (command) =>
      void command.addArgument(new Argument('<shell>', 'which shell').choices(Object.keys(SHELLS))),
    async run({ io }, [shell]: [Shell]) {
      io.data(SHELLS[shell](catalogue, await describeCommands(catalogue)));
    },
  });
}
