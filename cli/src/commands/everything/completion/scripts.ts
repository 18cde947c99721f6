/** Each asks `agent-console __complete` with the words before the cursor, the one under it last. */
export const SCRIPTS = {
  bash: `# agent-console completion bash: eval "$(agent-console completion bash)" in ~/.bashrc
_agent_console() {
  local name
  COMPREPLY=()
  while IFS=$'\\t' read -r name _; do
    if [ "$name" = ":files" ]; then compopt -o default; return; fi
    COMPREPLY+=("$(printf %q "$name")")
  done < <(agent-console __complete "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
}
complete -F _agent_console agent-console
`,
  zsh: `# agent-console completion zsh: eval "$(agent-console completion zsh)" in ~/.zshrc, after compinit
_agent_console() {
  local line
  local -a candidates
  for line in "\${(@f)$(agent-console __complete "\${(@Q)words[2,CURRENT]}" 2>/dev/null)}"; do
    [[ -z $line ]] && continue
    if [[ $line == :files ]]; then _files; return; fi
    candidates+=("\${\${line%%$'\\t'*}//:/\\\\:}:\${line#*$'\\t'}")
  done
  _describe 'agent-console' candidates
}
compdef _agent_console agent-console
`,
  fish: `# agent-console completion fish: agent-console completion fish > ~/.config/fish/completions/agent-console.fish
function __agent_console_complete
  set -l words (commandline -opc)
  set -l current (commandline -ct)
  set -l found (agent-console __complete $words[2..-1] "$current" 2>/dev/null)
  if test "$found[1]" = ":files"
    __fish_complete_path "$current"
  else
    printf '%s\\n' $found
  end
end
complete -c agent-console -f -a '(__agent_console_complete)'
`,
} as const;
