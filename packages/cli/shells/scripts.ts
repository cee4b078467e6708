// The scripts that teach a shell to complete a command: each asks the command itself, by its hidden __complete.

export const shells = ['bash', 'zsh', 'fish'] as const
export type Shell = (typeof shells)[number]

const functionName = (command: string): string => `_${command.replaceAll('-', '_')}`

/** What to know before it is pasted: at each tab the shell calls the command itself. */
const about = (
  command: string,
  shell: string,
  use: string,
): string => `# ${shell} completion of ${command}: ${use}
# It calls ${command}, which has to be on the PATH. npx does not put it there, and what follows npx is not completed.`

/** Words have no description in bash, and no colon or equals sign breaks one. */
const bash = (command: string): string => `${about(command, 'bash', `eval "$(${command} completion bash)"`)}
${functionName(command)}() {
  local line current words
  COMPREPLY=()
  current="\${COMP_LINE:0:COMP_POINT}"
  if [[ "$current" == *[[:space:]] ]]; then words=("\${COMP_WORDS[@]:1:COMP_CWORD-1}" ""); else words=("\${COMP_WORDS[@]:1:COMP_CWORD}"); fi
  current="\${words[\${#words[@]}-1]}"
  # bash makes three words of --name=value; the command is told it as one.
  if (( COMP_CWORD >= 2 )) && [[ "\${COMP_WORDS[COMP_CWORD]}" == "=" ]]; then
    words=("\${COMP_WORDS[@]:1:COMP_CWORD-2}" "\${COMP_WORDS[COMP_CWORD-1]}="); current=""
  elif (( COMP_CWORD >= 3 )) && [[ "\${COMP_WORDS[COMP_CWORD-1]}" == "=" ]]; then
    words=("\${COMP_WORDS[@]:1:COMP_CWORD-3}" "\${COMP_WORDS[COMP_CWORD-2]}=\${COMP_WORDS[COMP_CWORD]}")
  fi
  while IFS= read -r line; do
    line="\${line%%$'\\t'*}"
    if [[ "$line" == ":files" ]]; then
      compopt -o filenames 2>/dev/null
      while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen -f -- "$current")
      return
    fi
    if [[ "$line" == --*=* ]]; then line="\${line#*=}"; fi
    COMPREPLY+=("$line")
  done < <(${command} __complete -- "\${words[@]}" 2>/dev/null)
}
complete -F ${functionName(command)} ${command}
`

const zsh = (command: string): string => `#compdef ${command}
${about(command, 'zsh', `eval "$(${command} completion zsh)", after compinit`)}
${functionName(command)}() {
  local line
  local -a found
  for line in "\${(@f)$(${command} __complete -- "\${(@)words[2,CURRENT]}" 2>/dev/null)}"; do
    [[ -z "$line" ]] && continue
    if [[ "$line" == ":files" ]]; then _files; return; fi
    if [[ "$line" == *$'\\t'* ]]; then
      found+=("\${\${line%%$'\\t'*}//:/\\\\:}:\${line#*$'\\t'}")
    else
      found+=("\${line//:/\\\\:}")
    fi
  done
  _describe -V '${command}' found
}
compdef ${functionName(command)} ${command}
`

const fish = (command: string): string => `${about(command, 'fish', `${command} completion fish | source`)}
function _${functionName(command)}
    # fish itself complains of a command that is not there.
    type -q ${command}; or return
    set -l words (commandline -opc) (commandline -ct)
    set -l found (${command} __complete -- $words[2..-1] 2>/dev/null)
    if test "$found[1]" = ":files"
        __fish_complete_path (commandline -ct)
    else
        printf '%s\\n' $found
    end
end
complete -c ${command} -f -a '(_${functionName(command)})'
`

const scripts: Readonly<Record<Shell, (command: string) => string>> = { bash, zsh, fish }

export const writeScript = (shell: Shell, command: string): string => scripts[shell](command)

export const isShell = (text: string | undefined): text is Shell => shells.some(shell => shell === text)
