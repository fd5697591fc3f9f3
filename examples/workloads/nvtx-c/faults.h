/* Ways in which a real program makes a profiler's life hard. The tests of llm-profile use them. */
#ifndef FAULTS_H
#define FAULTS_H

/* From now on INT, TERM and HUP do nothing: only KILL ends the program. */
void ignore_signals(void);

/* Waits for a signal, for an hour at most; does not return. */
void hang(void);

/* Leaves a process in a session of its own that outlives this one (an hour at most), and prints its number. */
void leave_daemon(void);

/* Prints NAME=value, or that it is not set. */
void print_environment(const char *name);

/* Reads the file that the variable names and prints how many bytes it holds, never what they are. */
void read_secret_file(const char *variable);

/* Prints this many bytes, in numbered lines. */
void spam(long long bytes);

#endif
